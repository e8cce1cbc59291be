/* worker.js - the bots in a worker of the browser; bots.ts starts it. */
import { browser } from './platform-browser.js';
import { serve } from './serve.js';

const take = serve(browser, (reply) => self.postMessage(reply));
self.addEventListener('message', (event: MessageEvent<unknown>) => take(event.data));
