import { useId, type ChangeEvent } from 'react'
import { useUnit } from 'effector-react'
import { FINGERS, type Finger } from '@shop/contracts/catalog/rings/ring-scale'
import { useLocale } from '@shop/i18n'
import { $user } from '@shop/session'
import { IconButton } from '@shop/ui'
import { Fields, SelectField, TextField } from '@shop/ui/field'
import { Segments } from '@shop/ui/segments'
import { MAX_NAME } from '#features/my-size/kept.ts'
import { $sizes } from '#features/my-size/model.ts'
import { $noRoom, sizeForgotten } from '#features/my-size/saving.ts'
import { circumferenceOf, millimetres, otherSystems, sizeIn, systemOf } from '#features/my-size/systems.ts'
import { useTexts } from '../texts/index.ts'
import styles from './keeping.module.css'

export interface Owner {
  isMine: boolean
  name: string
  finger: Finger
  isNameMissing: boolean
}

interface KeepingProps {
  size: number
  owner: Owner
  onOwner: (owner: Owner) => void
  onSize: (size: number) => void
}

const FINGER_TEXTS = {
  ring: 'fingerRing',
  middle: 'fingerMiddle',
  index: 'fingerIndex',
  little: 'fingerLittle',
  thumb: 'fingerThumb',
} as const

/** Form that saves the size as one's own or under a name, above the sizes saved on this device. */
export function Keeping({ size, owner, onOwner, onSize }: KeepingProps) {
  const t = useTexts()
  const locale = useLocale()
  const group = useId()
  const { isAuth, noRoom } = useUnit({ isAuth: $user.map(({ isAuth }) => isAuth), noRoom: $noRoom })
  const change = (changes: Partial<Owner>) => onOwner({ ...owner, isNameMissing: false, ...changes })
  const systems = otherSystems(locale).map((system) => t('inSystem', { system, size: sizeIn(system, size, locale) }))
  const facts = t('savedFacts', { mm: millimetres(size, locale), around: millimetres(circumferenceOf(size), locale) })
  return (
    <>
      <div className={styles['found']}>
        <p className={styles['size']}>{sizeIn(systemOf(locale), size, locale)}</p>
        <p className="small muted">{[facts, ...systems].join(' · ')}</p>
      </div>
      <div>
        <h3 className="label">{t('whose')}</h3>
        <Segments
          label={t('whose')}
          name={group}
          className={styles['whose']}
          segments={[
            { value: 'mine', label: t('whoseMine') },
            { value: 'other', label: t('whoseOther') },
          ]}
          value={owner.isMine ? 'mine' : 'other'}
          onChange={(value) => change({ isMine: value === 'mine' })}
        />
      </div>
      {!owner.isMine && (
        <Fields>
          <TextField
            label={t('name')}
            width={6}
            id={`${group}-name`}
            placeholder={t('nameExample')}
            autoComplete="off"
            maxLength={MAX_NAME}
            value={owner.name}
            error={owner.isNameMissing ? t('nameMissing') : undefined}
            onChange={(event) => change({ name: event.target.value })}
          />
          <SelectField
            label={t('finger')}
            width={6}
            value={owner.finger}
            onChange={(event: ChangeEvent<HTMLSelectElement>) =>
              change({ finger: FINGERS.find((finger) => finger === event.target.value) ?? 'ring' })
            }
          >
            {FINGERS.map((finger) => (
              <option key={finger} value={finger}>
                {t(FINGER_TEXTS[finger])}
              </option>
            ))}
          </SelectField>
        </Fields>
      )}
      <KnownSizes onSize={onSize} />
      <p className="hint">{hintOf()}</p>
      {noRoom.length > 0 && <p className="hint">{t('noRoom', { names: noRoom.join(', ') })}</p>}
    </>
  )

  function hintOf() {
    if (isAuth) return t(owner.isMine ? 'savedHintAccount' : 'savedHintOtherAccount')
    return t(owner.isMine ? 'savedHint' : 'savedHintOther')
  }
}

function KnownSizes({ onSize }: { onSize: (size: number) => void }) {
  const t = useTexts()
  const locale = useLocale()
  const { sizes, forget } = useUnit({ sizes: $sizes, forget: sizeForgotten })
  const shown = (size: number) => sizeIn(systemOf(locale), size, locale)
  const { mine, people } = sizes
  if (mine === null && people.length === 0) return null
  const line = (name: string, size: number, finger: Finger | null, onForget: () => void) => (
    <li key={`${finger ?? ''} ${name}`}>
      <button type="button" aria-label={t('useOf', { name, size: shown(size) })} onClick={() => onSize(size)}>
        <span>
          {name}
          {finger && finger !== 'ring' && <span className="muted"> {t(FINGER_TEXTS[finger]).toLowerCase()}</span>}
        </span>
        <span>{shown(size)}</span>
      </button>
      <IconButton icon="trash" size="s" label={t('forget', { name })} onClick={onForget} />
    </li>
  )
  return (
    <div>
      <h3 className="label">{t('knownAlready')}</h3>
      <ul className={styles['known']}>
        {mine !== null && line(t('me'), mine, null, () => forget(null))}
        {people.map(({ name, size, finger }) => line(name, size, finger, () => forget(name)))}
      </ul>
    </div>
  )
}
