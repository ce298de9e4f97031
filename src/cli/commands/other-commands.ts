import type { Command } from 'commander'
import { takeCommand } from '../take.ts'
import { askCommand } from './ask.ts'
import { backupCommand, restoreCommand } from './backup.ts'
import { copyCommand } from './copy.ts'
import { demoCommand } from './demo.ts'
import { exportCommand } from './export.ts'
import { invitesCommand } from './invites.ts'
import { jobsCommand } from './jobs.ts'
import { mcpCommand } from './mcp.ts'
import { memberCommand } from './member.ts'
import { migrateCommand } from './migrate.ts'
import { modelCommand } from './model.ts'
import { openLinkCommand } from './open-link.ts'
import { personCommand } from './person.ts'
import { rehearseCommand } from './rehearse.ts'
import { retentionCommand } from './retention.ts'
import { standInCommand } from './stand-in.ts'
import { tokenCommand } from './token.ts'
import { webhooksCommand } from './webhooks.ts'

/** All but the service, in the order in which the help shows them. */
export function otherCommands(): Command[] {
  return [
    tokenCommand(),
    memberCommand(),
    migrateCommand(),
    backupCommand(),
    restoreCommand(),
    askCommand(),
    exportCommand(),
    rehearseCommand(),
    standInCommand(),
    personCommand(),
    retentionCommand(),
    openLinkCommand(),
    mcpCommand(),
    invitesCommand(),
    webhooksCommand(),
    copyCommand(),
    jobsCommand(),
    modelCommand(),
    takeCommand(),
    demoCommand(),
  ]
}
