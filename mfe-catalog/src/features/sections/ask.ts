import { ask } from '@shop/contracts/core/ask'
import { showSection } from '@shop/contracts/catalog/listing'
import { listingCall, type ListingCall } from '@shop/contracts/catalog/listing-address'

/** A listing page; tags differ by section only. */
export const sectionAsk = ({ section, body }: ListingCall) => ask(showSection, { params: { section }, body })

/** The listing request of a URL. */
export const listingAsk = (pathname: string, search: string) => sectionAsk(listingCall(pathname, search))
