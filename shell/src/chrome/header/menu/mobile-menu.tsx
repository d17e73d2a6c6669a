import { Fragment, useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import type { MenuItem } from '@shop/contracts/account/common-data'
import { useScrollLock } from '@shop/ui/scroll-lock'
import { ButtonLink, Icon, IconButton, PopupLink, ResponsivePicture } from '@shop/ui'
import { Link, useLocation } from '@shop/routing'
import { $menu } from '@shop/session'
import { CONSULT } from '../../consult.ts'
import { useContacts } from '../../contacts.ts'
import { categoryPictures } from '../../pictures.ts'
import { allowedOn, useStorefront } from '../../storefront.ts'
import { useTexts } from '../../texts.ts'
import { AccountLine } from '../tools/account.tsx'
import { Logo } from '../brand/logo.tsx'
import { LanguageLink } from '../tools/language-link.tsx'
import { SearchLink } from '../tools/search.tsx'
import { LocationButton } from '../service-row.tsx'
import { ThemeChoice } from '../tools/theme-toggle.tsx'
import { Pieces } from './pieces.tsx'
import styles from './mobile-menu.module.css'

const ID = 'menu'

/** A native popover: works before hydration, closes by Esc and outside tap, restores focus. */
export function MobileMenuButton({ className }: { className: string | undefined }) {
  const t = useTexts()
  return <IconButton icon="menu" label={t('menu')} className={className} popoverTarget={ID} />
}

/** Two stacked levels. */
export function MobileMenu() {
  const t = useTexts()
  const menu = useUnit($menu)
  const panel = useRef<HTMLDivElement>(null)
  useScrollLock(panel)
  const { pathname, search } = useLocation()
  const hide = () => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }
  // A link was followed: closes the menu.
  useEffect(hide, [pathname, search])
  return (
    <div id={ID} popover="auto" role="dialog" aria-label={t('menu')} className={styles['menu']} ref={panel}>
      <div className={styles['head']}>
        <span />
        <span className={styles['mark']} aria-hidden="true">
          <Logo />
        </span>
        <HeadTools />
      </div>
      <div className={styles['body']}>
        <ul className={styles['list']}>
          {menu.map((item, index) => (
            <li key={item.url} className={item.url === '/catalog/sale' ? styles['sale'] : undefined}>
              {item.items.length > 0 ? <Section item={item} id={`${ID}-${index}`} /> : <Link to={item.url}>{item.name}</Link>}
            </li>
          ))}
        </ul>
        <Tools onFollow={hide} />
      </div>
    </div>
  )
}

const HeadTools = () => {
  const t = useTexts()
  return (
    <span className={styles['right']}>
      <SearchLink />
      <IconButton icon="close" label={t('closeMenu')} popoverTarget={ID} popoverTargetAction="hide" />
    </span>
  )
}

function Section({ item, id }: { item: MenuItem; id: string }) {
  const t = useTexts()
  return (
    <>
      <button type="button" popoverTarget={id}>
        {item.name}
        <Icon name="right" size="s" />
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={item.name} className={styles['menu']}>
        <div className={styles['head']}>
          <IconButton icon="back" label={t('backToMenu')} popoverTarget={id} popoverTargetAction="hide" />
          <span className="label">{item.name}</span>
          <HeadTools />
        </div>
        <div className={styles['body']}>
          {[{ name: '', items: item.items }, ...(item.groups ?? [])].map((group) => (
            <Fragment key={group.name}>
              {group.name !== '' && <p className={styles['group']}>{group.name}</p>}
              <ul className={styles['list']}>
                {group.items.map(({ name, url, count: pieces }) => (
                  <li key={url}>
                    <Link to={url}>
                      {categoryPictures[url] && (
                        <span className={`plate ${styles['picture']}`}>
                          <ResponsivePicture picture={categoryPictures[url]} sizes="56px" plain />
                        </span>
                      )}
                      <span className={styles['name']}>{name}</span>
                      <Pieces of={pieces} />
                    </Link>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </div>
        <div className={styles['foot']}>
          <ButtonLink to={item.url} look="line" wide>
            {t('allOf')}
            <Pieces of={item.count} />
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

function Tools({ onFollow }: { onFollow: () => void }) {
  const t = useTexts()
  const { phone } = useContacts()
  const [shops] = allowedOn(useStorefront(), [{ to: '/shops' }, { to: '/stores' }])
  return (
    <div className={styles['tools']}>
      <AccountLine onFollow={onFollow} />
      <Link to="/wishlist" onClick={onFollow}>
        <Icon name="heart" />
        {t('wishlist')}
      </Link>
      <div className={styles['place']}>
        <LocationButton />
      </div>
      {shops && (
        <Link to={shops.to}>
          <Icon name="shop" />
          {t('shops')}
        </Link>
      )}
      <PopupLink to="/contacts" popup={CONSULT} onClick={onFollow}>
        <Icon name="gem" />
        {t('stylist')}
      </PopupLink>
      <a href={phone.href} className="num">
        <Icon name="phone" />
        {phone.text}
      </a>
      <div className={styles['two']}>
        <div role="group" aria-label={t('language')} className={styles['choice']}>
          <span aria-current="true">{t('thisLanguage')}</span>
          <LanguageLink />
        </div>
        <ThemeChoice className={styles['choice']} />
      </div>
    </div>
  )
}
