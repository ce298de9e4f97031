import type { Migration } from './migration.ts'

/**
 * What software makes up of people who allowed it, in tables of its own: whatever counts, lists or
 * reads people looks into none of them. `simulated_from` says on whose words each of it rests.
 */
export const simulationTables: Migration = {
  name: '0024-simulations',
  statements: ({ sorted, clustered, guard }) => [
    'alter table consent add column simulation_hash text',
    `create table simulation (
      simulation_id ${sorted} primary key,
      org_id ${sorted} not null,
      interview_id ${sorted} not null,
      product_id ${sorted} not null,
      profile_id ${sorted} not null,
      user_id text not null,
      seed text not null,
      status text not null,
      created_at ${sorted} not null,
      finished_at ${sorted},
      body text
    )`,
    'create index simulation_of_interview on simulation (org_id, interview_id, created_at, simulation_id)',
    'create index simulation_of_product on simulation (org_id, product_id, created_at, simulation_id)',
    'create index simulation_of_profile on simulation (profile_id, created_at, simulation_id)',
    `create table stand_in (
      profile_id ${sorted} primary key,
      org_id ${sorted} not null,
      product_id ${sorted} not null,
      created_at ${sorted} not null,
      body text not null
    )`,
    'create index stand_in_of_product on stand_in (org_id, product_id, profile_id)',
    `create table generated_profile (
      profile_id ${sorted} primary key,
      org_id ${sorted} not null,
      product_id ${sorted} not null,
      status text not null,
      created_at ${sorted} not null,
      task text not null,
      body text
    )`,
    'create index generated_profile_of_product on generated_profile (org_id, product_id, created_at, profile_id)',
    `create table simulated_from (
      link_id ${sorted} not null,
      subject ${sorted} not null,
      org_id ${sorted} not null,
      person ${sorted} not null,
      primary key (link_id, subject)
    )${clustered}`,
    'create index simulated_from_subject on simulated_from (subject, link_id)',
    ...['simulation', 'stand_in', 'generated_profile', 'simulated_from'].flatMap((table) =>
      guard(table),
    ),
  ],
}
