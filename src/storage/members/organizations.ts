import type { Organization, Picture } from '../../service/members/organization-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import type { BrandTable, OrganizationTable } from '../schema/tables/members.ts'

const organizationByID = prepared<{ orgID: string }, Organization>(({ db }, { orgID }) =>
  db
    .selectFrom('organization')
    .select(['name', 'accent', 'logo', 'contact', 'retention_days as retentionDays'])
    .where('org_id', '=', orgID)
    .compile(),
)

const putOrganization = prepared<OrganizationTable>(({ db }, row) =>
  db
    .insertInto('organization')
    .values({
      org_id: row.org_id,
      name: row.name,
      accent: row.accent,
      logo: row.logo,
      contact: row.contact,
      retention_days: row.retention_days,
    })
    .onConflict((conflict) =>
      conflict.column('org_id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        accent: eb.ref('excluded.accent'),
        logo: eb.ref('excluded.logo'),
        contact: eb.ref('excluded.contact'),
        retention_days: eb.ref('excluded.retention_days'),
      })),
    )
    .compile(),
)

const dropPictures = prepared<{ orgID: string; keep: string }>(({ db }, { orgID, keep }) =>
  db.deleteFrom('brand').where('org_id', '=', orgID).where('hash', '!=', keep).compile(),
)

const putPicture = prepared<BrandTable>(({ db }, row) =>
  db
    .insertInto('brand')
    .values({ hash: row.hash, org_id: row.org_id, type: row.type, body: row.body })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .compile(),
)

const pictureByHash = prepared<{ hash: string }, Picture>(({ db }, { hash }) =>
  db.selectFrom('brand').select(['type', 'body']).where('hash', '=', hash).compile(),
)

export function findOrganization(
  connection: Connection,
  query: Parameters<Store['findOrganization']>[0],
): Promise<Organization | null> {
  return organizationByID.first(connection, query)
}

export async function saveOrganization(
  connection: Connection,
  { orgID, organization, picture }: Parameters<Store['saveOrganization']>[0],
): Promise<void> {
  const { name, accent, logo, contact, retentionDays } = organization
  await dropPictures.change(connection, { orgID, keep: logo ?? '' })
  if (picture && logo !== null) {
    await putPicture.change(connection, { hash: logo, org_id: orgID, ...picture })
  }
  const row = { org_id: orgID, name, accent, logo, contact, retention_days: retentionDays }
  await putOrganization.change(connection, row)
}

export function findPicture(
  connection: Connection,
  query: Parameters<Store['findPicture']>[0],
): Promise<Picture | null> {
  return pictureByHash.first(connection, query)
}
