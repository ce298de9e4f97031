import type { Place, Word } from './words.ts'

/** Completes with descriptions, and with files where anything may stand. */
export function zsh(name: string, places: readonly Place[]): string {
  const paths = places.filter(({ path }) => path !== '').map(({ path }) => `'${path}'`)
  return `#compdef ${name}
# zsh completion of ${name}, made by \`${name} completion zsh\`
_${name}() {
  local place='' next i
  local -a subjects flags
  for ((i = 2; i < CURRENT; i++)); do
    next="\${place:+$place }\${words[i]}"
    case $next in
      (${paths.join('|')}) place=$next ;;
    esac
  done
  case "$place \${words[CURRENT-1]}" in
${places.flatMap(valuesOf).join('\n')}
  esac
  case $place in
${places.map(wordsOf).join('\n')}
  esac
  if [[ \${words[CURRENT]} == -* ]]; then _describe option flags
  elif (( \${#subjects} )); then _describe command subjects
  else _files; fi
}
if [[ $funcstack[1] == _${name} ]]; then _${name} "$@"; else compdef _${name} ${name}; fi`
}

function valuesOf({ path, options }: Place): string[] {
  return options
    .filter(({ takes }) => takes !== 'nothing')
    .map(({ names, choices }) => {
      const pattern = names.map((option) => `'${path} ${option}'`).join('|')
      const act = choices.length === 0 ? '_files' : `compadd -- ${choices.join(' ')}`
      return `    (${pattern}) ${act}; return ;;`
    })
}

function wordsOf({ path, commands, options, choices }: Place): string {
  const words = [...commands, ...choices.map((one) => ({ names: [one], about: '' }))]
  return `    ('${path}') subjects=(${described(words)}) flags=(${described(options)}) ;;`
}

function described(words: readonly Word[]): string {
  return words
    .flatMap(({ names, about }) => names.map((one) => quoted(`${one}:${about}`)))
    .join(' ')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
