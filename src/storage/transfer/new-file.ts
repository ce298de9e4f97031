import {
  closeSync,
  copyFileSync,
  existsSync,
  constants as fsConstants,
  fsyncSync,
  linkSync,
  openSync,
  rmSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { AppError } from '../../contract/errors.ts'

/**
 * Makes a file that appears whole or not at all, readable by its owner alone, and never in place of
 * another one. `write` is given the path of an empty file to fill.
 */
export async function writeNewFile(
  path: string,
  write: (part: string) => Promise<void> | void,
): Promise<void> {
  if (existsSync(path)) throw alreadyThere()
  const part = `${path}.part-${process.pid}`
  try {
    closeSync(openSync(part, 'wx', 0o600))
    await write(part)
    syncFile(part)
    placeNew(part, path)
    syncFile(dirname(resolve(path)))
  } catch (error) {
    throw translateFileError(error)
  } finally {
    rmSync(part, { force: true })
  }
}

/** Gives a file a second name that nothing has yet; by a copy, where the disk knows no links. */
export function placeNew(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!/^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS|EXDEV)$/.test(codeOf(error))) throw error
    copyFileSync(from, to, fsConstants.COPYFILE_EXCL)
    syncFile(to)
  }
}

/** Keeps what was written to a file, or which names a folder holds, through a power cut. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

const sentences: Record<string, string> = {
  ENOENT: 'There is no such file or folder.',
  EACCES: 'The file or its folder may not be read or written by this user.',
  EPERM: 'The file or its folder may not be read or written by this user.',
  EROFS: 'The folder is read-only.',
  ENOSPC: 'The disk is full.',
  EISDIR: 'A file is needed, this is a folder.',
  ENOTDIR: 'There is no such file or folder.',
}

/** Turns a failure of the file system that its operator can mend into an `AppError`. */
export function translateFileError(error: unknown): unknown {
  if (codeOf(error) === 'EEXIST') return alreadyThere()
  const sentence = sentences[codeOf(error)]
  return sentence ? new AppError('unavailable', sentence, { cause: error }) : error
}

function alreadyThere(): AppError {
  return new AppError('conflict', 'There is a file of this name already: nothing is overwritten.')
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
