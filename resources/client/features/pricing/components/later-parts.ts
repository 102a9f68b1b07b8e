// Separate chunk: the parts of the page that load after its first screen, whose byte budget is tight.
export { PlanQuestions } from './plan-questions'
export { PlansCoupon } from './plans-coupon'
