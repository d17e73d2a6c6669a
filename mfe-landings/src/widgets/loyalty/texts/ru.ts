export const texts = { title: 'Бонусы коротко', whole: 'Правила целиком' }
