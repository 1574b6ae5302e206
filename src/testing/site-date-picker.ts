import type { SiteFacts } from "../site/site-schema"

const datePicker: SiteFacts["datePicker"] = { locale: "en", format: "mm/dd/yy" }

export default datePicker
