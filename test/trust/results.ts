export function writeResults(..._: unknown[]): void {}
