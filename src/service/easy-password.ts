/** What must be left of a password when everything is taken out of it that guessers try first. */
const restCharactersMin = 8
const restDifferentMin = 4

/** Shorter words are in too many passwords by chance. */
const ownWordCharactersMin = 3
/** Fewest neighbours on a keyboard or in an alphabet that count as a run. */
const runCharactersMin = 3

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiopü',
  'azertyuiop',
  'asdfghjklñ',
  'qsdfghjklm',
  'yxcvbnm',
  'zxcvbnm',
  'wxcvbn',
  '!@#$%^&*()',
  '!"§$%&/()',
].flatMap((run) => [run, [...run].reverse().join('')])

/** What passwords in our five languages are made of, and words of this service. */
const commonWords = `
  password passwort kennwort contraseña contrasena motdepasse passe clave senha palavra
  secret geheim secreto segredo login signin admin administrator root master user welcome
  willkommen bienvenue bienvenido bemvindo hello hallo bonjour hola letmein changeme default
  iloveyou ichliebedich jetaime teamo monkey dragon football fussball sunshine princess
  summer winter spring autumn sommer herbst frühling verano invierno primavera inverno
  january february march april june july august september october november december
  monday friday company office team test demo temp qwerty azerty
  colloquy interview interviews interviewer research customer console survey`
  .trim()
  .split(/\s+/)

/** Letters that are written as something else, which guessers know. */
const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

export type Owner = { email: string; name?: string | null | undefined; orgID: string }

/**
 * Whether little is left of a password without common words, rows of keys, years and the words that
 * its owner is known by. Which characters it is made of is nobody's business.
 */
export function isEasyToGuess(password: string, owner: Owner): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const words = [...wordsOf(owner), ...commonWords].sort((a, b) => b.length - a.length)
  const read = (text: string) => restOf(shortestRepeat(text), words)
  return [plain, withoutLookAlikes(plain)].some((text) => {
    const rest = [...read(text)]
    return rest.length < restCharactersMin || new Set(rest).size < restDifferentMin
  })
}

function wordsOf({ email, name, orgID }: Owner): string[] {
  return [email, name ?? '', orgID]
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => [...word].length >= ownWordCharactersMin)
}

function withoutLookAlikes(text: string): string {
  return [...text].map((character) => lookAlikes[character] ?? character).join('')
}

/** What a password repeats that is nothing but the same again and again. */
function shortestRepeat(text: string): string {
  const at = (text + text).indexOf(text, 1)
  return text.slice(0, at)
}

function restOf(text: string, words: readonly string[]): string {
  const withoutWords = words.reduce((left, word) => left.replaceAll(word, ' '), text)
  const withoutYears = withoutWords.replace(/(?:19|20)\d\d/g, ' ')
  return withoutRuns(withoutYears).replace(/\s+/g, '')
}

/** Without rows of neighbours, and without the second and later of the same character in a row. */
function withoutRuns(text: string): string {
  const left = text.replace(/(.)\1+/gu, '$1')
  let rest = ''
  for (let at = 0; at < left.length; ) {
    const length = runLengthAt(left, at)
    if (length < runCharactersMin) rest += left[at]
    at += length < runCharactersMin ? 1 : length
  }
  return rest
}

function runLengthAt(text: string, at: number): number {
  let longest = 1
  for (const run of runs) {
    const start = run.indexOf(text.slice(at, at + 1))
    let length = 0
    while (start + length < run.length && text[at + length] === run[start + length]) length += 1
    if (start !== -1 && length > longest) longest = length
  }
  return longest
}
