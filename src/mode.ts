const { MODE } = import.meta.env

/** `npm run dev` and `npm start` accept example values and send to the local stand-in. Every other mode publishes. */
export const inProduction = MODE !== 'development' && MODE !== 'demo'
