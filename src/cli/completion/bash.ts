import type { Place, Word } from './words.ts'

/** Completes by words alone, as bash shows no descriptions, and with files where anything may stand. */
export function bash(name: string, places: readonly Place[]): string {
  const paths = places.filter(({ path }) => path !== '').map(({ path }) => `'${path}'`)
  return `# bash completion of ${name}, made by \`${name} completion bash\`
_${name}() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} place='' subjects flags next i
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${place:+$place }\${COMP_WORDS[i]}"
    case $next in
      ${paths.join(' | ')}) place=$next ;;
    esac
  done
  case "$place $before" in
${places.flatMap(valuesOf).join('\n')}
  esac
  case $place in
${places.map(wordsOf).join('\n')}
  esac
  [[ $word == -* ]] && subjects=$flags
  COMPREPLY=($(compgen -W "$subjects" -- "$word"))
}
complete -o default -F _${name} ${name}`
}

function valuesOf({ path, options }: Place): string[] {
  return options
    .filter(({ takes }) => takes !== 'nothing')
    .map(({ names, choices }) => {
      const pattern = names.map((option) => `'${path} ${option}'`).join(' | ')
      const reply =
        choices.length === 0 ? '' : ` COMPREPLY=($(compgen -W '${choices.join(' ')}' -- "$word"));`
      return `    ${pattern})${reply} return ;;`
    })
}

function wordsOf({ path, commands, options, choices }: Place): string {
  const subjects = [...choices, ...namesOf(commands)].join(' ')
  return `    '${path}') subjects='${subjects}' flags='${namesOf(options).join(' ')}' ;;`
}

function namesOf(words: readonly Word[]): string[] {
  return words.flatMap(({ names }) => names)
}
