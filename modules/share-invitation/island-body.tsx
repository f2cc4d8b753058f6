export { ShareInApp } from '#storefront/in-app/share-in-app.tsx';
export { ShareButton } from '#storefront/sharing/share-button.tsx';
