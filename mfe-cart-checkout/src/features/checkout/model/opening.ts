import { attach, combine, createEvent, createStore, sample } from 'effector'
import type { User } from '@shop/contracts/account/common-data'
import { asksConsentFirst } from '@shop/contracts/marketing/consent'
import { listAddresses, type ListedAddress } from '@shop/contracts/account/saved-addresses'
import { deviceNow } from '@shop/contracts/core/time/clock'
import { phoneMask, phoneSpaced } from '@shop/forms/masks'
import { createRequestFx, localStore } from '@shop/http'
import { $cart, $context, $country, $location, $user, userChanged } from '@shop/session'
import { $carried, $section, $values, begun, draftAccepted, draftDone, patched, prepared } from '../draft.ts'
import { addressesIn, isOfAnother, NO_ADDRESS, ofAddress, startingPlace } from '../form/foreign-address.ts'
import { ofChoices } from '../form/kept-choices.ts'
import { readOf, savedOf, savedOrderKey, writtenOf } from '../form/saved-order.ts'
import { underCity } from '../form/places.ts'
import { EMPTY, type Values } from '../form/values.ts'

/** Initial form values. Typing does not change them, to avoid re-rendering the form. */
export const $firstValues = createStore(EMPTY, { serialize: 'ignore' }).on(begun, (_, values) => values)

/** The form is about to be shown. */
export const checkoutShown = createEvent<void>()
export const checkoutLeft = createEvent<void>()
export const $isShown = createStore(false, { serialize: 'ignore' })
  .on(checkoutShown, () => true)
  .reset(checkoutLeft)
const readFx = attach({
  source: { context: $context, user: $user },
  effect: ({ context, user }, _: void) => readOf(localStore.get(savedOrderKey(context.storefront)), deviceNow(), user.isAuth),
})
const writeFx = attach({
  source: { context: $context, user: $user },
  effect: ({ context, user }, values: Values) =>
    localStore.set(savedOrderKey(context.storefront), writtenOf(savedOf(values, user.isAuth), deviceNow())),
})
const addressesFx = createRequestFx(listAddresses)
/** After a sign-in on the way: the form is there already. */
export const lateAddressesFx = createRequestFx(listAddresses)

export const $saved = createStore<Partial<Values>>({}, { serialize: 'ignore' })
  .on(readFx.doneData, (_, saved) => saved)
  .reset(checkoutShown)
const $listed = createStore<ListedAddress[]>([], { serialize: 'ignore' })
  .on([addressesFx.doneData, lateAddressesFx.doneData], (_, { result }) => result)
  .reset(checkoutShown)
/** E-mail of the latest order, where the account has none. */
export const $orderEmail = createStore('', { serialize: 'ignore' })
  .on([addressesFx.doneData, lateAddressesFx.doneData], (_, { orderEmail = '' }) => orderEmail)
  .reset(checkoutShown, userChanged)
/** The account's addresses in this country, main one first. */
const $addresses = combine($listed, $country, addressesIn)

/** Those that are not known to be in another city than the delivery. */
export const $addressesHere = combine($addresses, $location, (addresses, location) =>
  addresses.filter(({ cityId }) => !cityId || !location?.city_id || cityId === location.city_id),
)

/** Values from the account. */
export const ofAccount = ({ fullName, email, phone, confirmedPhone }: User): Partial<Values> => ({
  fio: fullName,
  email: email ?? '',
  phone: phoneSpaced(phone ?? confirmedPhone ?? ''),
})

// Without typed or transferred values: opens the first incomplete section.
$section.reset(
  sample({
    clock: checkoutShown,
    source: { values: $values, carried: $carried },
    filter: ({ values, carried }) => values === null && carried === null,
  }),
)
sample({ clock: checkoutShown, target: readFx })
// The main address fills fields that browser storage lacks.
sample({ clock: readFx.finally, source: $user, filter: ({ isAuth }) => isAuth, fn: () => ({}), target: addressesFx })
sample({
  clock: userChanged,
  source: $isShown,
  filter: (isShown, { isAuth }) => isShown && isAuth,
  fn: () => ({}),
  target: lateAddressesFx,
})
const known = sample({
  clock: [sample({ clock: readFx.finally, source: $user, filter: ({ isAuth }) => !isAuth }), addressesFx.finally],
  source: {
    saved: $saved,
    addresses: $addressesHere,
    carried: $carried,
    typedIn: $values,
    cart: $cart,
    user: $user,
    orderEmail: $orderEmail,
    context: $context,
    place: $location,
  },
})
sample({
  clock: known,
  fn: ({ saved, addresses, carried, typedIn, cart, user, orderEmail, context, place }): Values => {
    const [main] = addresses
    const { country } = context
    const kept = underCity({ ...saved, ...ofChoices(cart?.choices), ...carried, ...typedIn }, String(place?.city_id ?? ''))
    const values = {
      ...EMPTY,
      ...ofAccount(user),
      email: user.email ?? orderEmail,
      ...startingPlace(place, country),
      ...(kept.address || !main ? {} : ofAddress(main)),
      newsletterSubscription: EMPTY.newsletterSubscription && !asksConsentFirst(context.country),
      ...kept,
      // A draft of another country: its address means nothing here.
      ...(isOfAnother(saved, country) && { ...NO_ADDRESS, ...startingPlace(place, country) }),
      country,
    }
    return {
      ...values,
      phone: phoneSpaced(phoneMask(values.phone, context.locale)),
      recipient_phone: phoneMask(values.recipient_phone, context.locale),
    }
  },
  target: prepared,
})
const changed = sample({ clock: [draftAccepted, patched], source: $values, filter: Boolean })
sample({ clock: changed, target: writeFx })

// Kept for the next order: everything except order-specific values.
sample({
  clock: draftDone,
  source: $saved,
  fn: (saved): Values => ({ ...EMPTY, ...saved, is_gift: false, recipient_name: '', recipient_phone: '', postCard: '' }),
  target: writeFx,
})
$saved.on(changed, (_, values) => savedOf(values, false))
