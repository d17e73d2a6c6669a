import { useUnit } from 'effector-react'
import { MAX_ADDRESSES, type ListedAddress } from '@shop/contracts/account/saved-addresses'
import type { Locale } from '@shop/contracts/shop/storefront'
import { addressLine } from '@shop/forms/postal/address'
import { useLocale } from '@shop/i18n'
import { Button } from '@shop/ui'
import { addresses, addressRemoved, mainAddressChosen } from '../../model/saved/address.ts'
import { useTexts } from '../../texts/index.ts'
import { DETAILS } from './address-fields.ts'
import { AddressForm } from './address-form.tsx'
import { OwnListSection } from './own-list-section.tsx'
import { RowActions } from '../frame/row-actions.tsx'
import styles from '../frame/rows.module.css'

/** Saved addresses: the main one is prefilled in the next order, others are offered. */
export function Addresses() {
  const t = useTexts()
  const open = useUnit(addresses.formOpened)
  return (
    <OwnListSection id="addresses" list={addresses} empty={t('noAddresses')} Row={AddressRow} Form={OpenAddress}>
      {(rows, form) =>
        form === 'new' ? (
          <AddressForm saved={null} />
        ) : (
          rows.length < MAX_ADDRESSES && (
            <Button look="line" data-opens="new" onClick={() => open('new')}>
              {t('addAddress')}
            </Button>
          )
        )
      }
    </OwnListSection>
  )
}

const regionName = (code: string, locale: Locale) => new Intl.DisplayNames(locale, { type: 'region' }).of(code)

const OpenAddress = ({ row }: { row: ListedAddress }) => <AddressForm saved={row} />

function AddressRow({ row: address }: { row: ListedAddress }) {
  const t = useTexts()
  const { open, remove, chooseMain } = useUnit({ open: addresses.formOpened, remove: addressRemoved, chooseMain: mainAddressChosen })
  const locale = useLocale()
  const { address: street, postal } = address
  const line = postal ? addressLine({ ...postal, address: street }, regionName(postal.country, locale)) : street
  const details = DETAILS.flatMap((name) => (address[name] ? [`${t(name).toLowerCase()}\u00a0${address[name]}`] : []))
  return (
    <li>
      <div className={styles['words']}>
        <p className={styles['title']}>
          {line}
          {address.isMain && <span className={styles['mark']}>{t('mainAddress')}</span>}
        </p>
        {details.length > 0 && <p className="small muted">{details.join(', ')}</p>}
      </div>
      <RowActions
        name={line}
        edit={{ words: 'edit', opens: String(address.id), onEdit: () => open(String(address.id)) }}
        onRemove={() => remove(address)}
      >
        {!address.isMain && (
          <Button look="text" small aria-label={`${t('makeMain')}: ${line}`} onClick={() => chooseMain(address.id)}>
            {t('makeMain')}
          </Button>
        )}
      </RowActions>
    </li>
  )
}
