import { Link } from '@shop/routing'
import { Icon, Price, ResponsivePicture, type IconName } from '@shop/ui'
import type { Choice, Group, GroupName } from '../choices.ts'
import styles from './options.module.css'

const ICONS: Record<Exclude<GroupName, 'products' | 'popular'>, IconName> = {
  recent: 'clock',
  help: 'info',
  searches: 'search',
  categories: 'gem',
  designers: 'user',
}

/** What is offered before anything is typed is reached by Tab as well; suggestions change under the fingers. */
const BY_TAB = new Set<GroupName>(['recent', 'popular'])

interface OptionsProps {
  groups: readonly Group[]
  texts: Record<GroupName | 'soldOut', string>
  /** Id of the active option. */
  active: string | null
  onChosen: (choice: Choice) => void
}

/** Grouped options as links, so that they open in new tabs. */
export function Options({ groups, texts, active, onChosen }: OptionsProps) {
  return groups.map(({ name, choices }) => (
    <div key={name} role="group" aria-labelledby={`search-${name}`} className={styles[name]}>
      <p role="presentation" id={`search-${name}`} className="eyebrow">
        {texts[name]}
      </p>
      <div role="presentation" className={styles['lines']}>
        {choices.map((choice) => (
          <Link
            key={choice.id}
            id={choice.id}
            role="option"
            aria-selected={choice.id === active}
            tabIndex={BY_TAB.has(name) ? 0 : -1}
            to={choice.to}
            lang={choice.lang}
            className={styles['line']}
            onClick={() => onChosen(choice)}
          >
            {name === 'products' ? (
              <Piece {...choice} soldOut={texts.soldOut} />
            ) : (
              <>
                {name !== 'popular' && <Icon name={ICONS[name]} size="s" />}
                <span>{choice.name}</span>
              </>
            )}
          </Link>
        ))}
      </div>
    </div>
  ))
}

function Piece({ name, product, soldOut }: Choice & { soldOut: string }) {
  if (!product) return null
  const { photo, designer, price, currency, hasPriceRange, canBuy } = product
  return (
    <>
      <span className={`plate ${styles['picture']}`}>
        <ResponsivePicture picture={photo} sizes="88px" alt="" />
      </span>
      <span className={styles['words']}>
        <span className={styles['designer']} lang={designer.lang ?? undefined}>
          {designer.name}
        </span>
        <span className={styles['name']}>{name}</span>
        {canBuy ? (
          <Price price={price} currency={currency} hasPriceRange={hasPriceRange} />
        ) : (
          <span className={styles['out']}>{soldOut}</span>
        )}
      </span>
    </>
  )
}
