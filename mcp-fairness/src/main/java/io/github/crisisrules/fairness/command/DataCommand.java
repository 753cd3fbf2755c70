package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.data.DataRun;
import io.github.crisisrules.fairness.data.DataTable;
import io.github.crisisrules.fairness.study.Study;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes what was simulated, row by row. */
@Command(
        name = "data",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a study on this machine and writes a row for each event, or for each player and event, for R, pandas or a database.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  fairness data challenger -n 1000 --event-rows events.csv",
            "  fairness data my.yaml --event-rows events.parquet --player-rows players.parquet",
            "  fairness data my.yaml --columns                            tells what the columns hold"
        })
final class DataCommand implements Runnable {
    @Parameters(paramLabel = "STUDY", description = "A study file, or the name of a ready-made one.")
    private String source = "";

    @Option(
            names = "--event-rows",
            paramLabel = "FILE",
            description = "One row for each event and arm; the ending tells how, .csv or .parquet.")
    private @Nullable Path events;

    @Option(
            names = "--player-rows",
            paramLabel = "FILE",
            description = "One row for each player, event and arm; .csv or .parquet.")
    private @Nullable Path players;

    @Option(names = "--columns", description = "Prints the columns of both tables and what they hold.")
    private boolean columns;

    @Mixin
    private SizeOptions options = new SizeOptions();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        Study study = options.change(StudySource.read(source));
        PrintWriter out = spec.commandLine().getOut();
        if (columns) {
            for (DataTable table : DataTable.values()) {
                out.println(table == DataTable.EVENTS ? "--event-rows" : "--player-rows");
                table.columns(study).forEach(column -> out.printf("  %-20s  %s%n", column.name(), column.about()));
            }
            return;
        }
        if (events == null && players == null) {
            throw new BadInput("--event-rows or --player-rows must name a file");
        }
        // Both are checked before anything is simulated.
        requireFile("--event-rows", events);
        requireFile("--player-rows", players);
        write(study, DataTable.EVENTS, "--event-rows", events, out);
        write(study, DataTable.PLAYERS, "--player-rows", players, out);
    }

    private void write(Study study, DataTable table, String option, @Nullable Path file, PrintWriter out) {
        if (file == null) {
            return;
        }
        DataRun.Format format = format(option, file);
        Beside beside = Beside.of(file);
        try (ProgressBar bar = options.bar(study.events(), spec.commandLine().getErr())) {
            try (OutputStream stream = new BufferedOutputStream(beside.open(), 1 << 16)) {
                DataRun.write(study, table, format, stream, options.threads(), bar::add);
            }
            beside.move();
        } catch (IOException e) {
            throw new BadInput(
                    option + ": " + file + " cannot be written (" + e.getClass().getSimpleName() + ")");
        } finally {
            beside.discard();
        }
        out.println("wrote " + file);
    }

    private static void requireFile(String option, @Nullable Path file) {
        if (file == null) {
            return;
        }
        format(option, file);
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw new BadInput(option + ": " + folder + " is not a folder that can be written to");
        }
        if (Files.isDirectory(file)) {
            throw new BadInput(option + ": " + file + " is a folder; name a file");
        }
    }

    private static DataRun.Format format(String option, Path file) {
        String name = file.toString();
        if (name.endsWith(".csv")) {
            return DataRun.Format.CSV;
        }
        if (name.endsWith(".parquet")) {
            return DataRun.Format.PARQUET;
        }
        throw new BadInput(option + ": " + file + " must end with .csv or .parquet");
    }
}
