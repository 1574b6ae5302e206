import { followInput } from "../styles/rare-faces"

export { loadRareFaces } from "../styles/rare-faces"
export { keepShownPage, registerWorker } from "../updates/service-worker"

// Once, when the script comes.
followInput()
