import { useCall } from './calls/use-call.ts'
import { createWatched, useWatched } from './watch.ts'

/** How products are shown that were renamed, by their identifiers, as last read. */
const names = createWatched<ReadonlyMap<string, string>>(new Map())

/** How a product is shown: by its identifier until it is known to have a name. */
export function ProductName({ productID }: { productID: string }) {
  const known = useWatched(names)
  useCall(
    async ({ products }, signal) => {
      const all = await products.getList({}, { signal })
      names.set(new Map(all.flatMap(({ productID, name }) => (name ? [[productID, name]] : []))))
    },
    [productID],
  )
  return <>{known.get(productID) ?? productID}</>
}
