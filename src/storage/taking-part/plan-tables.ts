import type { Migration } from '../schema/migration.ts'

/**
 * Plans, each kept once for all sessions of an organization that follow it. What was begun before keeps
 * its plan within its session until its next step, so that a version before this one goes on beside it.
 */
export const planTables: Migration = {
  name: '0036-plans',
  statements: ({ sorted, guard }) => [
    `create table plan (
      org_id ${sorted} not null,
      hash ${sorted} not null,
      body text not null,
      primary key (org_id, hash)
    )`,
    ...guard('plan'),
    `alter table session add column plan_hash ${sorted}`,
    'create index session_of_plan on session (plan_hash) where plan_hash is not null',
  ],
}
