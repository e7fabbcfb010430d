// Runs in the browser during npm run dev.
const fields = [...document.querySelectorAll('[data-field]')]
const typed = JSON.parse(sessionStorage.getItem('typed') ?? '[]')
for (const [index, field] of fields.entries()) if (typed[index] !== undefined) field.value = typed[index]
addEventListener('pagehide', () => sessionStorage.setItem('typed', JSON.stringify(fields.map(({ value }) => value))))

const events = new EventSource('/reload')
events.onmessage = () => location.reload() // the site was rebuilt
events.onerror = () => (events.onopen = () => location.reload()) // the server was restarted
