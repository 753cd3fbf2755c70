package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Mastery;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What XP buy, as the price list says it. */
final class LiteralSpend {
    private LiteralSpend() {}

    static boolean allows(CastMember hero, XpSpend spend) {
        int xp = hero.experience().xp();
        Datafile sheet = hero.datafile();
        Vector<Power> powers = sheet.powerSets().flatMap(PowerSet::powers);
        if (spend instanceof XpSpend.PlotPoint) {
            return xp >= 1;
        }
        if (spend instanceof XpSpend.SwitchAffiliations two) {
            return xp >= 5 && two.one() != two.other();
        }
        if (spend instanceof XpSpend.ReplaceDistinction one) {
            return xp >= 5
                    && sheet.distinctions().contains(one.before())
                    && !sheet.distinctions().contains(one.after());
        }
        if (spend instanceof XpSpend.AddLimit one) {
            return xp >= 5
                    && set(sheet, one.powerSet()).exists(set -> !set.limits().contains(one.limit()));
        }
        if (spend instanceof XpSpend.ReplaceLimit one) {
            return xp >= 5
                    && set(sheet, one.powerSet())
                            .exists(set -> set.limits().contains(one.before())
                                    && !set.limits().contains(one.after()));
        }
        if (spend instanceof XpSpend.UnlockResource one) {
            return xp >= (one.major() ? 10 : 5) && !hero.experience().unlocked().contains(one.resource());
        }
        if (spend instanceof XpSpend.AddSfx one) {
            return xp >= 10
                    && set(sheet, one.powerSet())
                            .exists(set ->
                                    !set.sfx().map(Sfx::name).contains(one.sfx().name()));
        }
        if (spend instanceof XpSpend.StepUpPower one) {
            return powers.find(power -> power.name().equals(one.power()))
                    .exists(power -> power.die() == DieSize.D10
                            ? xp >= 15
                            : xp >= 10 && (power.die() == DieSize.D6 || power.die() == DieSize.D8));
        }
        if (spend instanceof XpSpend.AddPower one) {
            return xp >= 10
                    && set(sheet, one.powerSet()).isDefined()
                    && !powers.map(Power::name).contains(one.power());
        }
        if (spend instanceof XpSpend.RemoveLimit one) {
            return xp >= 10
                    && set(sheet, one.powerSet())
                            .exists(set ->
                                    set.limits().size() >= 2 && set.limits().contains(one.limit()));
        }
        if (spend instanceof XpSpend.ReplacePowerSet one) {
            Vector<PowerSet> others = sheet.powerSets().reject(set -> set.name().equals(one.before()));
            Vector<String> taken = others.flatMap(PowerSet::powers).map(Power::name);
            return xp >= 15
                    && set(sheet, one.before()).isDefined()
                    && !others.map(PowerSet::name).contains(one.after().name())
                    && !one.after().powers().map(Power::name).exists(taken::contains);
        }
        if (spend instanceof XpSpend.AddSpecialty one) {
            return xp >= 15 && sheet.specialties().forAll(mine -> !mine.name().equals(one.specialty()));
        }
        XpSpend.UpgradeSpecialty one = (XpSpend.UpgradeSpecialty) spend;
        return xp >= 15
                && sheet.specialties()
                        .exists(mine -> mine.name().equals(one.specialty()) && mine.mastery() == Mastery.EXPERT);
    }

    private static Option<PowerSet> set(Datafile sheet, String name) {
        return sheet.powerSets().find(set -> set.name().equals(name));
    }
}
