import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import axios, { isAxiosError } from "axios";
import { expect, onTestFinished, test } from "vitest";
import { countOrders, order, startOrders } from "./support.ts";

/** A client that tries again twice, at once. */
function createClient(): QueryClient {
  const patient = { retry: 2, retryDelay: 0 };
  const client = new QueryClient({ defaultOptions: { queries: patient, mutations: patient } });
  onTestFinished(() => client.clear());
  return client;
}

test("TanStack Query gets over two failures and shows the list", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  const failing = backlot.simulate({ on: "GET /orders", status: 503, times: 2 });
  const client = createClient();
  const queryFn = async () => (await axios.get<unknown[]>(`${url}/orders`)).data;
  const orders = await client.fetchQuery({ queryKey: ["orders"], queryFn });
  expect([orders.length, failing.hits]).toEqual([5, 2]);
});

test("TanStack Query gives up after its retries, with the problem in hand", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  const failing = backlot.simulate({ on: "GET /orders", status: 503 });
  const client = createClient();
  const observer = new QueryObserver(client, {
    queryKey: ["orders"],
    queryFn: async () => (await axios.get(`${url}/orders`)).data,
  });
  const result = await new Promise<{ error: unknown }>((resolve) => {
    onTestFinished(observer.subscribe((seen) => seen.isError && resolve(seen)));
  });
  expect(result.error).toMatchObject({ response: { data: { status: 503, title: "Simulated" } } });
  expect(failing.hits).toBe(3);
});

test("a retry after a lost answer orders twice", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  backlot.simulate({ on: "POST /orders", fault: "reset", after: true, times: 1 });
  const observer = new MutationObserver(createClient(), {
    mutationFn: (body: object) => axios.post(`${url}/orders`, body),
  });
  await observer.mutate(order);
  expect(countOrders(backlot)).toBe(7);
});

test("a client that names its order itself orders once", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  const lost = backlot.simulate({ on: "POST /orders", fault: "reset", after: true, times: 1 });
  const observer = new MutationObserver(createClient(), {
    mutationFn: async (body: object) => {
      try {
        await axios.post(`${url}/orders`, body);
      } catch (error) {
        // It is there already: the answer to the first try was lost.
        if (!isAxiosError(error) || error.response?.status !== 409) throw error;
      }
    },
  });
  await observer.mutate({ ...order, id: 1234 });
  expect([countOrders(backlot), lost.hits]).toEqual([6, 1]);
});
