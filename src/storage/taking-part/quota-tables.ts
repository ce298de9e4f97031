import type { Migration } from '../schema/migration.ts'

/**
 * Places among those of an option that has only so many, each held by one link until it is silent for
 * too long. `quota` is what two who want the last place meet at.
 */
export const quotaTables: Migration = {
  name: '0028-quotas',
  statements: ({ sorted, clustered, guard }) => [
    `create table quota (
      interview_id ${sorted} not null,
      quota_id ${sorted} not null,
      org_id ${sorted} not null,
      reached_at ${sorted},
      primary key (interview_id, quota_id)
    )${clustered}`,
    ...guard('quota'),
    `create table quota_place (
      interview_id ${sorted} not null,
      quota_id ${sorted} not null,
      link_id ${sorted} not null,
      org_id ${sorted} not null,
      held_until ${sorted} not null,
      primary key (interview_id, quota_id, link_id)
    )${clustered}`,
    'create index quota_place_of_link on quota_place (link_id)',
    ...guard('quota_place'),
    // Beside `invite_ended`, which the version before asks by its own condition.
    `create index invite_over on invite (coalesce(last_activity_at, created_at), link_id)
      where status in ('completed', 'abandoned', 'expired', 'revoked', 'screened_out', 'quota_full')`,
  ],
}
