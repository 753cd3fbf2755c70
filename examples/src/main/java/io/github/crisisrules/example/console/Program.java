package io.github.crisisrules.example.console;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.PrintStream;
import java.util.function.Function;

/**
 * A command line program: a function from its arguments to the text it prints, or to one line that describes what is
 * wrong with them.
 */
@FunctionalInterface
public interface Program extends Function<Vector<String>, Either<String, String>> {
    /** The exit code for invalid arguments. */
    int BAD_ARGUMENTS = 2;

    /**
     * Runs the program. Invalid arguments print one line to the error stream and exit with code 2. The output is
     * always UTF-8, so that names and dashes are printed correctly in an ASCII locale too.
     */
    default void start(String[] args) {
        PrintStream out = new PrintStream(System.out, true, UTF_8);
        int code = run(Vector.of(args), out, new PrintStream(System.err, true, UTF_8));
        if (code != 0) {
            out.flush();
            System.exit(code);
        }
    }

    /** Runs the program on the given streams and returns the exit code. Every program supports {@code --version}. */
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
