import { ask } from '@shop/contracts/core/ask'
import { showSection } from '@shop/contracts/catalog/listing'
import { listingCall, type ListingCall } from '@shop/contracts/catalog/listing-address'

/** A page of pieces. The tags' own call differs by its section only. */
export const sectionAsk = ({ section, body }: ListingCall) => ask(showSection, { params: { section }, body })

/** The page of pieces that an address of a listing names. */
export const listingAsk = (pathname: string, search: string) => sectionAsk(listingCall(pathname, search))
