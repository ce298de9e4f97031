import type { Command } from 'commander'

/** What may stand behind the words of a command: words with what they do, and what options take. */
export type Place = {
  /** The words before it, such as `token create`; empty at the beginning. */
  path: string
  commands: Word[]
  options: (Word & { takes: 'nothing' | 'choices' | 'anything'; choices: readonly string[] })[]
  /** What its first argument may be, where that is one of few. */
  choices: readonly string[]
}
export type Word = { names: string[]; about: string }

/** Every place of the command line, from the commands themselves. */
export function placesOf(command: Command, path: readonly string[] = []): Place[] {
  const helper = command.createHelp()
  const subcommands = command.commands
  const place: Place = {
    path: path.join(' '),
    commands: subcommands.map((one) => ({
      names: [one.name()],
      about: firstOf(one.description()),
    })),
    options: helper
      .visibleOptions(command)
      .map(({ long, short, description, required, argChoices }) => ({
        names: [long, short].filter((name) => name != null),
        about: firstOf(description),
        takes: argChoices ? 'choices' : required ? 'anything' : 'nothing',
        choices: argChoices ?? [],
      })),
    choices: command.registeredArguments[0]?.argChoices ?? [],
  }
  return [place, ...subcommands.flatMap((one) => placesOf(one, [...path, one.name()]))]
}

/** The first sentence, without its full stop. */
function firstOf(text: string): string {
  return (/^.*?(?=\.(?:\s|$)|$)/.exec(text)?.[0] ?? text).trim()
}
