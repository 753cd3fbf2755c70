package io.github.crisisrules.build;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.method.ParameterDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** The facts of a class file beside its declarations: the names of parameters, and whether it has null checks already. */
final class ClassContent extends ClassVisitor {
    private final Map<String, String> names = new HashMap<>();
    private boolean isChecked;

    private ClassContent() {
        super(Opcodes.ASM9);
    }

    static ClassContent of(TypeDescription type, ClassFileLocator locator) {
        var content = new ClassContent();
        try {
            new ClassReader(locator.locate(type.getName()).resolve()).accept(content, 0);
        } catch (IOException e) {
            throw new IllegalStateException("The class file of " + type.getName() + " cannot be read.", e);
        }
        return content;
    }

    boolean isChecked() {
        return isChecked;
    }

    String name(MethodDescription method, ParameterDescription parameter) {
        return names.getOrDefault(
                method.getInternalName() + method.getDescriptor() + parameter.getOffset(), parameter.getName());
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String method, String descriptor, String signature, String[] exceptions) {
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public void visitInsn(int opcode) {
                isChecked |= opcode == Opcodes.NOP;
            }

            @Override
            public void visitLocalVariable(
                    String name, String type, String generic, Label start, Label end, int index) {
                names.putIfAbsent(method + descriptor + index, name);
            }
        };
    }
}
