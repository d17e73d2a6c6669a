import { useUnit } from 'effector-react'
import { FAVORITES_SORTS, type FavoritesSort } from '@shop/contracts/favorites/favorites'
import { useNavigate } from '@shop/routing'
import { Icon } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { $areAllChosen, allChosen } from '../model/chosen.ts'
import { $inStock, $url } from '../model/list.ts'
import { useTexts } from '../texts/index.ts'
import { wishlistAddress, type WishlistUrl } from '../url.ts'
import styles from './bar.module.css'

/** Selection, filter and sort; the latter two are in the URL. */
export function Bar() {
  const t = useTexts()
  const navigate = useNavigate()
  const { url, inStock, areAllChosen, chooseAll } = useUnit({
    url: $url,
    inStock: $inStock,
    areAllChosen: $areAllChosen,
    chooseAll: allChosen,
  })
  const apply = (changes: Partial<WishlistUrl>) => navigate(wishlistAddress({ ...url, page: 1, ...changes }), { preventScrollReset: true })
  return (
    <div className={styles['bar']}>
      <Checkbox name="all" checked={areAllChosen} onChange={(isOn) => chooseAll(isOn)}>
        {t('chooseAll')}
      </Checkbox>
      <Checkbox name="in_stock" checked={url.inStock} onChange={(isOn) => apply({ inStock: isOn })} count={inStock}>
        {t('onlyInStock')}
      </Checkbox>
      <label className={styles['sort']}>
        <span className="vh">{t('sort')}</span>
        <select value={url.sort} onChange={(event) => apply({ sort: event.target.value as FavoritesSort })}>
          {FAVORITES_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(sort)}
            </option>
          ))}
        </select>
        <Icon name="down" size="xs" />
      </label>
    </div>
  )
}
