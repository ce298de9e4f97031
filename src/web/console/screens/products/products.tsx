import { useState } from 'preact/hooks'
import type { ProductSummary } from '../../calls/calls.ts'
import { useCall } from '../../calls/use-call.ts'
import { useKeptInAddress } from '../../kept-in-address.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Feeling } from '../../parts/charts/feeling.tsx'
import { FunnelBar } from '../../parts/charts/funnel-bar.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { Link } from '../../parts/link.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { funnelOf } from '../../parts/texts/counts.ts'
import { formatAgo } from '../../parts/texts/dates.ts'
import { navigate, pathTo } from '../../router.ts'
import type { ScreenProps } from '../../screen.ts'
import { canWrite, useMember } from '../../session.ts'
import { texts } from './texts.ts'

/** So many products are shown at first, and added by each click. */
const shownProducts = 30
/** From so many on they can be searched. */
const searchFrom = 8

function ProductCard({ product }: { product: ProductSummary }) {
  const { productID, name, archived, interviews, counts, sentiment, last_activity } = product
  return (
    <li class="card product-card">
      <div class="product-name">
        <h2 dir="auto">
          <Link to={pathTo('products', productID)}>{name ?? productID}</Link>
        </h2>
        {archived && (
          <p class="badges">
            <Badge>{texts.archived}</Badge>
          </p>
        )}
        <p class="small">
          {texts.interviews(interviews)}
          <br />
          {last_activity ? texts.activity(formatAgo(last_activity, new Date())) : texts.noActivity}
        </p>
      </div>
      <FunnelBar funnel={funnelOf(counts)} />
      <Feeling sentiment={sentiment} />
    </li>
  )
}

function ProductList({
  products: all,
  query,
}: {
  products: readonly ProductSummary[]
  query: URLSearchParams
}) {
  const isArchiveShown = query.get('archived') === 'true'
  const [words, setWords] = useState(query.get('search') ?? '')
  useKeptInAddress({ search: words })
  const [shown, setShown] = useState(shownProducts)
  const wanted = words.trim().toLowerCase()
  const archived = all.filter((product) => product.archived).length
  const products = isArchiveShown ? all : all.filter((product) => !product.archived)
  // The busiest come first: they are the ones somebody comes for.
  const found = products
    .filter(({ productID, name }) => `${name ?? ''}\n${productID}`.toLowerCase().includes(wanted))
    .sort((one, other) => (other.last_activity ?? '').localeCompare(one.last_activity ?? ''))
  return (
    <>
      {products.length >= searchFrom && (
        <div class="filter">
          <Field label={texts.search} type="search" value={words} onInput={setWords} />
        </div>
      )}
      {found.length === 0 && (
        <p role="status">{products.length === 0 ? texts.allArchived : texts.none(words)}</p>
      )}
      <ul class="product-list">
        {found.slice(0, shown).map((product) => (
          <ProductCard key={product.productID} product={product} />
        ))}
      </ul>
      {found.length > shown && (
        <div class="actions">
          <Button onClick={() => setShown(shown + shownProducts)}>
            {texts.more(Math.min(shownProducts, found.length - shown))}
          </Button>
        </div>
      )}
      {archived > 0 && (
        <div class="actions">
          <Button
            look="quiet"
            onClick={() => navigate(isArchiveShown ? '/console' : '/console?archived=true')}
          >
            {isArchiveShown ? texts.hideArchived : texts.showArchived(archived)}
          </Button>
        </div>
      )}
    </>
  )
}

/** Everything at a glance: each product with how far its interviews are and how people feel. */
export function Screen({ query }: ScreenProps) {
  const mayWrite = canWrite(useMember())
  const { data, error, retry } = useCall(
    (client, signal) => client.products.getList({}, { signal }),
    [],
  )
  const add = mayWrite && (
    <Link to={pathTo('interviews', 'new')} class="button primary">
      {texts.add}
    </Link>
  )
  return (
    <Page title={texts.title} {...(data && data.length > 0 && { lead: texts.lead, actions: add })}>
      {error !== undefined && <Failure error={error} retry={retry} />}
      {!data && error === undefined && <Loading lines={6} />}
      {data?.length === 0 && (
        <Empty title={texts.emptyTitle} action={add}>
          {mayWrite ? texts.empty : texts.emptyViewer}
        </Empty>
      )}
      {data && data.length > 0 && <ProductList products={data} query={query} />}
    </Page>
  )
}
