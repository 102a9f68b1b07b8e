import type { MockProduct } from '../../state/store/billing-rows'
import type { Db } from '../../state/store/db'
import { findRow } from '../../state/store/find-row'

/** Finds a plan. Throws 404 without one. */
export const findProduct = (db: Db, id: string | undefined): MockProduct => findRow(db.products, id ?? '', 'Product')
