import { createEvent } from 'effector'
import type { Head, HeadTools } from '@shop/routing'
import { preparationPage } from '@shop/ui/in-preparation'
import { useTexts } from './texts/index.ts'

export const Page = preparationPage(() => useTexts()('title'))
export const url = () => undefined
export const opened = createEvent<void>()
export const head = ({ t }: HeadTools): Head => ({ title: t('title'), noindex: true })
