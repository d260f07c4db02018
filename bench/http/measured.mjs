/** Tells the parent where the server listens, and how much CPU time it has used whenever asked. */
export function reportTo(parent, port) {
  parent.on("message", () => {
    const { user, system } = parent.cpuUsage();
    parent.send({ cpu: user + system });
  });
  parent.on("disconnect", () => parent.exit());
  parent.send({ port });
}

/** The same records for everyone: a page of 20 is then as many bytes from each of them. */
export function makePosts(count) {
  return Array.from({ length: count }, (_, index) => makePost(index));
}

function makePost(index) {
  return {
    id: index + 1,
    title: `Post number ${index + 1}`,
    body: "Lorem ipsum dolor sit amet. ".repeat(8),
    views: (index * 37) % 1000,
    status: index % 2 === 0 ? "draft" : "published",
  };
}
