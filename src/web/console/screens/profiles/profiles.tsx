import { useRows } from '../../calls/use-rows.ts'
import { Page } from '../../parts/page.tsx'
import { ProductName } from '../../product-name.tsx'
import { pathTo } from '../../router.ts'
import type { ScreenProps } from '../../screen.ts'
import { ProfileList } from './profile-list.tsx'
import { texts } from './texts.ts'

/** Profiles that a call brings. */
const pageProfiles = 500

/** The profiles of a product. */
export function Screen({ params }: ScreenProps) {
  const { productID = '' } = params
  const profiles = useRows(
    (client, signal) =>
      client.profiles.getList.each({ productID, limit: pageProfiles }, { signal }),
    [productID],
  )
  return (
    <Page
      title={texts.title}
      isWide
      lead={texts.lead}
      crumbs={[
        { label: texts.products, to: '/console' },
        { label: <ProductName productID={productID} />, to: pathTo('products', productID) },
      ]}
    >
      <ProfileList profiles={profiles} askPath={pathTo('products', productID)} />
    </Page>
  )
}
