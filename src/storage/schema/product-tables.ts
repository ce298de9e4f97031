import type { Migration } from './migration.ts'

/** What is said of products and of interviews at rest, and the interviews that are being erased. */
export const productTables: Migration = {
  name: '0031-products',
  statements: ({ sorted, clustered, guard }) => [
    `create table product (
      org_id ${sorted} not null,
      product_id ${sorted} not null,
      name text,
      archived_at ${sorted},
      primary key (org_id, product_id)
    )${clustered}`,
    ...guard('product'),
    `alter table interview add column closed_at ${sorted}`,
    `alter table interview add column archived_at ${sorted}`,
    `alter table interview add column erasing_at ${sorted}`,
    `create index interview_erasing on interview (erasing_at, interview_id)
      where erasing_at is not null`,
  ],
}
