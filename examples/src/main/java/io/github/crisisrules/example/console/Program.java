package io.github.crisisrules.example.console;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.PrintStream;
import java.util.function.Function;

/** A command line program: from its arguments to the text it prints, or to one line that says what is wrong with them. */
@FunctionalInterface
public interface Program extends Function<Vector<String>, Either<String, String>> {
    /** The exit code after arguments that make no sense. */
    int BAD_ARGUMENTS = 2;

    /**
     * Runs the program; bad arguments give one line on the error stream and exit code 2. It writes UTF-8 whatever the locale says: names and dashes
     * survive a machine that is set to plain ASCII.
     */
    default void start(String[] args) {
        PrintStream out = new PrintStream(System.out, true, UTF_8);
        int code = run(Vector.of(args), out, new PrintStream(System.err, true, UTF_8));
        if (code != 0) {
            out.flush();
            System.exit(code);
        }
    }

    /** The same on any streams; returns the exit code. Every program tells its version. */
    default int run(Vector<String> args, PrintStream out, PrintStream err) {
        Either<String, String> answer =
                args.equals(Vector.of(Version.ARGUMENT)) ? Either.right(Version.line()) : apply(args);
        return answer.fold(
                wrong -> {
                    err.println(wrong);
                    return BAD_ARGUMENTS;
                },
                text -> {
                    out.print(text);
                    out.flush();
                    return 0;
                });
    }
}
