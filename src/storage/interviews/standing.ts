import { sql } from 'kysely'
import type {
  ProductRow,
  Standing,
  StandingVerbs,
} from '../../service/interviews/standing-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

type Given<N extends keyof StandingVerbs> = Parameters<StandingVerbs[N]>[0]
type Place = { orgID: string; interviewID: string }

type Row = {
  closedAt: string | null
  archivedAt: string | null
  sound: number | null
  productName: string | null
}

const ofInterview = prepared<Place, Row>(({ db }, { orgID, interviewID }) =>
  db
    .selectFrom('interview')
    .leftJoin('product', (join) =>
      join
        .onRef('product.org_id', '=', 'interview.org_id')
        .onRef('product.product_id', '=', 'interview.product_id'),
    )
    .select([
      'interview.closed_at as closedAt',
      'interview.archived_at as archivedAt',
      'interview.sound',
      'product.name as productName',
    ])
    .where('interview.interview_id', '=', interviewID)
    .where('interview.org_id', '=', orgID)
    .where('interview.erasing_at', 'is', null)
    .compile(),
)

/** `closed` and `archived`: `yes`, `no`, or `as it is`. */
const set = prepared<Place & { closed: string; archived: string; at: string }>(
  ({ db }, { orgID, interviewID, closed, archived, at }) =>
    db
      .updateTable('interview')
      .set({
        closed_at: sql<string>`case ${closed} when 'yes' then coalesce(closed_at, ${at})
          when 'no' then null else closed_at end`,
        archived_at: sql<string>`case ${archived} when 'yes' then coalesce(archived_at, ${at})
          when 'no' then null else archived_at end`,
      })
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .where('erasing_at', 'is', null)
      .compile(),
)

export async function findStanding(
  connection: Connection,
  query: Given<'findStanding'>,
): Promise<Standing | null> {
  const row = await ofInterview.first(connection, query)
  if (!row) return null
  const { closedAt, archivedAt, sound, productName } = row
  const ends = { isClosed: closedAt !== null, isArchived: archivedAt !== null }
  return { ...ends, asksSound: sound === 1, productName }
}

export async function setStanding(
  connection: Connection,
  { orgID, interviewID, isClosed, isArchived, at }: Given<'setStanding'>,
): Promise<boolean> {
  const change = { closed: wordFor(isClosed), archived: wordFor(isArchived), at }
  return (await set.change(connection, { orgID, interviewID, ...change })) === 1
}

function wordFor(wanted: boolean | undefined): string {
  return wanted === undefined ? 'as it is' : wanted ? 'yes' : 'no'
}

type Product = { orgID: string; productID: string }

const anyInterview = prepared<Product, { id: string }>(({ db }, { orgID, productID }) =>
  db
    .selectFrom('interview')
    .select('interview_id as id')
    .where('org_id', '=', orgID)
    .where('product_id', '=', productID)
    .limit(1)
    .compile(),
)

const productByID = prepared<Product, { name: string | null; archivedAt: string | null }>(
  ({ db, forUpdate }, { orgID, productID }) =>
    db
      .selectFrom('product')
      .select(['name', 'archived_at as archivedAt'])
      .where('org_id', '=', orgID)
      .where('product_id', '=', productID)
      .modifyEnd(forUpdate)
      .compile(),
)

const insertProduct = prepared<Product>(({ db }, { orgID, productID }) =>
  db
    .insertInto('product')
    .values({ org_id: orgID, product_id: productID, name: null, archived_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
)

const writeProduct = prepared<Product & { name: string | null; archivedAt: string | null }>(
  ({ db }, { orgID, productID, name, archivedAt }) =>
    db
      .updateTable('product')
      .set({ name, archived_at: archivedAt })
      .where('org_id', '=', orgID)
      .where('product_id', '=', productID)
      .compile(),
)

const dropGenerated = prepared<Product>(({ db }, { orgID, productID }) =>
  db
    .deleteFrom('generated_profile')
    .where('org_id', '=', orgID)
    .where('product_id', '=', productID)
    .compile(),
)

const dropProduct = prepared<Product>(({ db }, { orgID, productID }) =>
  db
    .deleteFrom('product')
    .where('org_id', '=', orgID)
    .where('product_id', '=', productID)
    .compile(),
)

export async function saveProduct(
  connection: Connection,
  { orgID, productID, name, isArchived, at }: Given<'saveProduct'>,
): Promise<ProductRow | 'unknown'> {
  const product = { orgID, productID }
  if (await anyInterview.first(connection, product)) await insertProduct.change(connection, product)
  const before = await productByID.first(connection, product)
  if (!before) return 'unknown'
  const now = {
    name: name === undefined ? before.name : name,
    archivedAt: isArchived === undefined ? before.archivedAt : isArchived ? at : null,
  }
  await writeProduct.change(connection, { ...product, ...now })
  return { productID, name: now.name, isArchived: now.archivedAt !== null }
}

export async function removeProduct(
  connection: Connection,
  product: Given<'removeProduct'>,
): Promise<'done' | 'unknown' | 'started'> {
  if (await anyInterview.first(connection, product)) return 'started'
  if ((await dropProduct.change(connection, product)) === 0) return 'unknown'
  await dropGenerated.change(connection, product)
  return 'done'
}

/** A product that an interview named stays in the list, though none names it any more. */
export async function keepProduct(connection: Connection, product: Product): Promise<void> {
  await insertProduct.change(connection, product)
}
