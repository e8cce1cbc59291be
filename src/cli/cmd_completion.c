/* cmd_completion.c - `charkoni completion`: the script that teaches a shell to complete our command lines. The
 * scripts know how their shell hands over words; what may stand there they ask of the program (cli/complete.h). */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/out.h"

#include <stdio.h>

/* bash splits words at `=` and `:`, which game strings have, unless COMP_WORDBREAKS says otherwise: they are put
 * together for the question and cut again in the answer. */
static const char bash_script[] =
	"# bash completion for charkoni\n"
	"_charkoni() {\n"
	"	local rest=${COMP_LINE:0:COMP_POINT} breaks=${COMP_WORDBREAKS//[^:=]/} cut='' word i line\n"
	"	local -a words=()\n"
	"	for ((i = 0; i <= COMP_CWORD; i++)); do\n"
	"		word=${COMP_WORDS[i]}\n"
	"		if [[ $i -eq 0 || $rest == [[:space:]]* || -z $rest ]]; then\n"
	"			rest=${rest#\"${rest%%[![:space:]]*}\"}\n"
	"			words+=('')\n"
	"		fi\n"
	"		[[ $i -lt $COMP_CWORD ]] || word=$rest\n"
	"		words[${#words[@]}-1]+=$word\n"
	"		rest=${rest#\"$word\"}\n"
	"	done\n"
	"	word=${words[${#words[@]}-1]}\n"
	"	[[ -z $breaks ]] || cut=${word%\"${word##*[\"$breaks\"]}\"}\n"
	"	COMPREPLY=()\n"
	"	while IFS= read -r line; do\n"
	"		if [[ $line == :file ]]; then\n"
	"			compopt -o filenames 2>/dev/null\n"
	"			while IFS= read -r line; do\n"
	"				COMPREPLY+=(\"$line\")\n"
	"			done < <(compgen -f -- \"${word#\"$cut\"}\")\n"
	"			continue\n"
	"		fi\n"
	"		line=${line%%$'\\t'*}\n"
	"		COMPREPLY+=(\"${line#\"$cut\"}\")\n"
	"	done < <(\"${words[0]/#\\~/$HOME}\" --complete \"${words[@]:1}\" 2>/dev/null)\n"
	"	[[ ${#COMPREPLY[@]} -ne 1 || ${COMPREPLY[0]} != *[=:] ]] || compopt -o nospace 2>/dev/null\n"
	"}\n"
	"complete -F _charkoni charkoni\n";

/* zsh shows the descriptions. */
static const char zsh_script[] = "#compdef charkoni\n"
				 "# zsh completion for charkoni\n"
				 "_charkoni() {\n"
				 "	local line word files=''\n"
				 "	local -a whole part before\n"
				 "	before=(\"${(@Q)words[2,CURRENT-1]}\")\n"
				 "	while IFS= read -r line; do\n"
				 "		word=${${line%%$'\\t'*}//:/\\\\:}\n"
				 "		if [[ $line == :file ]]; then\n"
				 "			files=yes\n"
				 "		elif [[ $word == *[=:] ]]; then\n"
				 "			part+=(\"$word\")\n"
				 "		elif [[ $line == *$'\\t'* ]]; then\n"
				 "			whole+=(\"$word:${line#*$'\\t'}\")\n"
				 "		else\n"
				 "			whole+=(\"$word\")\n"
				 "		fi\n"
				 "	done < <(\"${(e)words[1]/#\\~/$HOME}\" --complete \"${before[@]}\" "
				 "\"${(Q)PREFIX}\" 2>/dev/null)\n"
				 "	(( ! $#whole )) || _describe -t words word whole\n"
				 "	(( ! $#part )) || _describe -t words word part -S ''\n"
				 "	[[ -z $files ]] || { compset -P '--*='; _files }\n"
				 "}\n"
				 "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then\n"
				 "	_charkoni \"$@\"\n"
				 "else\n"
				 "	compdef _charkoni charkoni\n"
				 "fi\n";

/* fish takes the answers as they are. */
static const char fish_script[] =
	"# fish completion for charkoni\n"
	"function __charkoni_complete\n"
	"	set -l words (commandline -opc)\n"
	"	set -l word (commandline -ct)\n"
	"	set -l lead (string match -r '^--[^=]*=' -- $word)\n"
	"	for line in (eval $words[1] --complete (string escape -- $words[2..-1]) (string escape -- "
	"\"$word\") "
	"2>/dev/null)\n"
	"		if test \"$line\" = :file\n"
	"			for path in (__fish_complete_path (string replace -- \"$lead\" '' $word))\n"
	"				echo \"$lead$path\"\n"
	"			end\n"
	"		else\n"
	"			echo $line\n"
	"		end\n"
	"	end\n"
	"end\n"
	"complete -c charkoni -f -a '(__charkoni_complete)'\n";

int cmd_completion(int argc, char **argv)
{
	static const char *const shells[] = {"bash", "zsh", "fish", NULL};
	static const char *const scripts[] = {bash_script, zsh_script, fish_script};
	unsigned shell = 0;
	const ck_args_option options[] = {
		{.operand = CK_MSG("SHELL"),
	         .help = CK_MSG("bash, zsh or fish"),
	         .word = &shell,
	         .words = shells,
	         .required = true},
		{0},
	};
	const ck_args_command command = {
		"completion",
		CK_MSG("Print the script that lets a shell complete commands, options and games."),
		options,
		CK_MSG("For one session: `source <(charkoni completion bash)`, the same with zsh, or "
	               "`charkoni completion fish | source`."),
	};
	int code = ck_args_read(&command, argc, argv);

	if (code != CK_ARGS_GO)
		return code;
	fputs(scripts[shell], stdout);
	return ck_out_finish("completion");
}
