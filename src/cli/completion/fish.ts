import type { Place } from './words.ts'

/** Completes with descriptions, and with files where anything may stand. */
export function fish(name: string, places: readonly Place[]): string {
  return `# fish completion of ${name}, made by \`${name} completion fish\`
function __${name}_at
    set -l place
    for word in (commandline -opc)[2..]
        set -l next (string join -- ' ' $place $word)
        contains -- $next ${places
          .filter(({ path }) => path !== '')
          .map(({ path }) => quoted(path))
          .join(' ')}; and set place $next
    end
    test "$place" = "$argv"
end
complete -c ${name} -f
${places.flatMap((place) => linesOf(name, place)).join('\n')}`
}

function linesOf(name: string, { path, commands, options, choices }: Place): string[] {
  const isOpen = commands.length === 0 && choices.length === 0
  const at = `complete -c ${name} -n ${quoted(`__${name}_at ${path}`.trim())}`
  return [
    ...commands.map(({ names, about }) => `${at} -a ${names[0]} -d ${quoted(about)}`),
    ...choices.map((choice) => `${at} -a ${choice}`),
    ...(isOpen ? [`${at} -F`] : []),
    ...options.map(({ names, about, takes, choices: values }) => {
      const flags = names.map((flag) =>
        flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
      )
      const value = {
        nothing: '',
        anything: ' -r -F',
        choices: ` -x -a ${quoted(values.join(' '))}`,
      }
      return `${at} ${flags.join(' ')}${value[takes]} -d ${quoted(about)}`
    }),
  ]
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
