import type { Head, HeadTools } from '@shop/routing'

export const head = ({ t, address }: HeadTools): Head => ({ title: t('title'), description: t('text'), canonical: address.pathname })
