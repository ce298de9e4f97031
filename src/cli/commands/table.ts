import type { Command } from 'commander'
import { dataOption } from '../settings.ts'

/**
 * All commands but the service, in the order in which the help shows them. Each is loaded alone, as
 * what one needs another would wait for; help and completions are made of all of them.
 */
const table: Record<string, () => Promise<Command>> = {
  token: async () => onData((await import('./token.ts')).tokenCommand()),
  members: async () => onData((await import('./members.ts')).membersCommand()),
  migrate: async () => onData((await import('./keeping/migrate.ts')).migrateCommand()),
  backup: async () => onData((await import('./keeping/backup.ts')).backupCommand()),
  restore: async () => onData((await import('./keeping/backup.ts')).restoreCommand()),
  ask: async () => onData((await import('./ask.ts')).askCommand()),
  export: async () => onData((await import('./export.ts')).exportCommand()),
  rehearse: async () => onData((await import('./rehearse.ts')).rehearseCommand()),
  'stand-in': async () => onData((await import('./stand-in.ts')).standInCommand()),
  person: async () => onData((await import('./person.ts')).personCommand()),
  retention: async () => onData((await import('./keeping/retention.ts')).retentionCommand()),
  'open-link': async () => onData((await import('./open-link.ts')).openLinkCommand()),
  mcp: async () => (await import('./mcp.ts')).mcpCommand(),
  invites: async () => onData((await import('./invites.ts')).invitesCommand()),
  webhooks: async () => onData((await import('./webhooks.ts')).webhooksCommand()),
  copy: async () => (await import('./keeping/copy.ts')).copyCommand(),
  jobs: async () => onData((await import('./keeping/jobs.ts')).jobsCommand()),
  model: async () => (await import('./model.ts')).modelCommand(),
  take: async () => (await import('../take.ts')).takeCommand(),
  demo: async () => onData((await import('./demo/demo.ts')).demoCommand()),
  completion: async () => (await import('./completion.ts')).completionCommand(),
}
const aliases: Record<string, string> = { member: 'members' }
/** Tell of all the others. */
const ofAll = ['completion']

/** The command of this name, or all where none is meant. */
export async function loadCommands(name: string): Promise<Command[]> {
  const load = Object.hasOwn(table, name) ? table[name] : table[aliases[name] ?? '']
  if (load && !ofAll.includes(name)) return [await load()]
  return await Promise.all(Object.values(table).map((loadOne) => loadOne()))
}

/** What opens the database can be told where it is, as `serve` can. */
function onData(command: Command): Command {
  if (command.commands.length === 0) return command.addOption(dataOption())
  for (const one of command.commands) onData(one)
  return command
}
