interface Invoice {
  id: number;
  total: number;
}
export default Invoice;
