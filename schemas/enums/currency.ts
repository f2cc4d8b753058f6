export const CURRENCIES = ['USD', 'SGD', 'THB', 'MYR', 'PHP', 'INR', 'HKD', 'CNY', 'IDR'] as const;
