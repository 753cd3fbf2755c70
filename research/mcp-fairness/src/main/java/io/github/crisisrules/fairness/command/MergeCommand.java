package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.run.Part;
import io.github.crisisrules.fairness.run.PartText;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Merges the parts of a study. */
@Command(
        name = "merge",
        mixinStandardHelpOptions = true,
        description = {"Puts parts of a study together that were simulated apart, and reports the whole.", ""},
        footer = {
            "",
            "Example, on two machines and then on one:",
            "  fairness run my.yaml --part 1/2 --keep one.json",
            "  fairness run my.yaml --part 2/2 --keep two.json",
            "  fairness merge one.json two.json -o report.html"
        })
final class MergeCommand implements Runnable {
    @Parameters(arity = "1..*", paramLabel = "PART", description = "Files that 'fairness run --keep' wrote.")
    private List<String> parts = new ArrayList<>();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description =
                    "Writes a report. The ending says which kind: .html, .svg, .md, .csv or .json. May be given several times. Without it the figures are printed.")
    private List<Path> outputs = new ArrayList<>();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        ReportFiles files = new ReportFiles(outputs);
        Part whole = Vector.ofAll(parts)
                .map(MergeCommand::read)
                .reduce((one, other) -> BadInput.checked("PART: ", () -> one.merge(other)));
        if (!whole.isFromTheStart()) {
            PrintWriter err = spec.commandLine().getErr();
            err.println("fairness: the parts hold events " + whole.ranges().mkString(", ")
                    + "; the study run again would play the first "
                    + whole.summary().events());
        }
        files.write(
                new Report(whole.asStudy(), whole.summary()), spec.commandLine().getOut());
    }

    private static Part read(String file) {
        return BadInput.checked("PART: " + file + ": ", () -> PartText.parse(StudySource.file("PART", file)));
    }
}
