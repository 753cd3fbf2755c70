package io.github.crisisrules.fairness.run;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads that simulate. They do not keep the program running, and closing the pool interrupts them. */
public final class WorkerPool implements AutoCloseable {
    private final ExecutorService threads;

    /** Creates a pool of the given number of threads. */
    public WorkerPool(int count) {
        threads = Executors.newFixedThreadPool(count, task -> {
            Thread thread = new Thread(task, "fairness");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Runs a task in one of the threads. */
    public <T> Future<T> submit(Callable<T> task) {
        return threads.submit(task);
    }

    /** Waits for a task and returns its result, or throws what the task has thrown. */
    public <T> T result(Future<T> task) {
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The simulation was interrupted.", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            if (e.getCause() instanceof Error fault) {
                throw fault;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
