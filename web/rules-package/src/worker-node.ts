/* worker-node.js - the bots in a worker thread of Node; bots.ts starts it. */
import { parentPort } from 'node:worker_threads';

import { node } from './platform-node.js';
import { serve } from './serve.js';

const take = serve(node, (reply) => parentPort?.postMessage(reply));
parentPort?.on('message', take);
