import type { Command } from './command.ts'

export const SHELLS = ['bash', 'zsh'] as const
export type ShellName = (typeof SHELLS)[number]

/** Options of every command. */
const COMMON = ['--why', '--who', '--json', '--help']

/** zsh takes completions of bash after these lines. */
const BEFORE: Record<ShellName, string> = {
  bash: '',
  zsh: 'autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n',
}

/**
 * A script for the shell: commands, their options and the remotes on record. npm has a completion of its own, so it is for `shop-release`, which
 * it defines where it is no program.
 */
export function completionFor(shell: ShellName, commands: Readonly<Record<string, Command>>, remotes: readonly string[]): string {
  const wordsOf = ([name, { options = [], most }]: [string, Command]) => {
    const words = [...(most > 0 ? remotes : []), ...options.map((option) => `--${option}`), ...COMMON]
    return `    ${name}) words='${words.join(' ')}' ;;`
  }
  return `${BEFORE[shell]}command -v shop-release >/dev/null || shop-release() { npm run --silent release -- "$@"; }
_shop_release() {
  local words=''
  if [ "$COMP_CWORD" -eq 1 ]; then words='${Object.keys(commands).sort().join(' ')}'
  else case "\${COMP_WORDS[1]}" in
${Object.entries(commands).map(wordsOf).join('\n')}
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _shop_release shop-release`
}
