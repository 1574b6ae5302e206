import { noteClicks } from "../navigation/travel"
import { followInput } from "../styles/rare-faces"

export { movePage } from "../navigation/travel"
export { loadRareFaces } from "../styles/rare-faces"
export { keepShownPage, registerWorker } from "../updates/service-worker"

// Once, when the script comes.
noteClicks()
followInput()
