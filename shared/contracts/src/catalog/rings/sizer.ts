/** Slug of the category whose goods are sizers: paper ring gauges that the shop posts for free. */
export const SIZERS_CATEGORY = 'sizers'

/** SKU of the sizer that the ring sizer offers. */
export const SIZER_SKU = 'ring-sizer-by-post'

export const SIZER_URL = `/catalog/${SIZERS_CATEGORY}/${SIZER_SKU}`

/** One account and one phone get a sizer once in this time. */
export const SIZER_AGAIN_DAYS = 90

/** Whether a line of a bag or an order is a sizer. */
export const isSizer = ({ url }: { url: string }) => url.startsWith(`/catalog/${SIZERS_CATEGORY}/`)
