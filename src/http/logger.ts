/** The part of a pino logger that the edge uses. */
export type Logger = {
  info(line: object, text: string): void
  warn(line: object, text: string): void
  error(line: object, text: string): void
}
