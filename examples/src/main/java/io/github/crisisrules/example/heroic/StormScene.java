package io.github.crisisrules.example.heroic;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.heroic.datafile.Affiliations;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Mastery;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.SceneTable;
import io.vavr.collection.Vector;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.NoSuchElementException;

/** A program that plays scenes with two heroes and a villain at the console, with the dice of the players. */
public final class StormScene {
    private StormScene() {}

    /** Plays until the input ends. */
    public static void main(String[] args) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        PrintStream out = new PrintStream(System.out, true, UTF_8);
        try {
            new SceneCompanion(in.lines().iterator(), out).play(table());
        } catch (NoSuchElementException endOfInput) {
            out.println("The input ended in the middle of a question. What it asked for was not done.");
        }
    }

    /** Returns the table before the first scene: Lancer and Nurse together, and Brute. */
    static SceneTable table() {
        Datafile lancer = Datafile.builder()
                .name("Lancer")
                .affiliations(new Affiliations(DieSize.D10, DieSize.D8, DieSize.D6))
                .distinctions(Vector.of("Quick Wit", "Old Debts", "Roof Runner"))
                .powerSets(Vector.of(PowerSet.builder()
                        .name("Storm Armour")
                        .powers(Vector.of(
                                Power.of("Lightning", DieSize.D10),
                                new Power("Storm Sense", DieSize.D8, PowerKind.SENSES)))
                        .sfx(Vector.of(new Sfx("Chain Lightning", true)))
                        .limits(Vector.of("Grounded"))
                        .build()))
                .specialties(Vector.of(new Specialty("Acrobatics", Mastery.EXPERT)))
                .milestones(Vector.of(new Milestone("Pay the Debt", "when an old friend is helped")))
                .build();
        Datafile nurse = lancer.withName("Nurse").withSpecialties(Vector.of(new Specialty("Medicine", Mastery.MASTER)));
        Datafile brute = lancer.withName("Brute").withDistinctions(Vector.of("Huge", "Cruel", "Slow"));
        return SceneTable.start(CastSheet.hero(lancer), CastSheet.hero(nurse), CastSheet.villain(brute))
                .together("Lancer", "Nurse");
    }
}
